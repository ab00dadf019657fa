import { type ReactNode, useState } from 'react'
import { parseEther, zeroAddress, zeroHash } from 'viem'
import { bettingPoolLimits } from '@/chain/config/contractLimits'
import { MatchStar } from '@/domain/follow/FollowButton'
import { Crest } from '@/domain/match/Crest'
import { GameIcon } from '@/domain/match/GameIcon'
import { MatchRow } from '@/domain/match/MatchRow'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { BetForm } from '@/features/bets/form/BetForm'
import { PlacedBet } from '@/features/bets/form/PlacedBet'
import { MatchCard } from '@/features/matches/home/MatchCard'
import { MatchHero } from '@/features/matches/match/MatchHero'
import { MatchPools } from '@/features/matches/match/MatchPools'
import { ResultTimeline } from '@/features/matches/result/ResultTimeline'
import { DAY, HOUR } from '@/lib/time'
import { Choice } from '@/ui/forms/Select'
import { Card } from '@/ui/layout/Card'
import { DemoSection } from './DemoSection'

const CHALLENGER = '0x00000000000000000000000000000000000000c4'
const NOW = Math.floor(Date.now() / 1000)

const upcoming = aMatch({
  startTime: NOW + HOUR,
  endTime: NOW + 3 * HOUR,
  totalPoolA: parseEther('12'),
  totalPoolB: parseEther('3'),
})
const live: Match = {
  ...upcoming,
  startTime: NOW - HOUR,
  totalPoolA: parseEther('12.5'),
  livePoolA: parseEther('0.5'),
  livePoolB: parseEther('1'),
}
const ended: Match = { ...live, startTime: NOW - 4 * HOUR, endTime: NOW - HOUR }
const named: Match = { ...ended, hasResult: true, winner: 1, claimableAt: NOW + HOUR }

const matches: Readonly<Record<string, Match>> = {
  'Without bets': { ...upcoming, totalPoolA: 0n, totalPoolB: 0n },
  Upcoming: upcoming,
  'Long names': { ...upcoming, name: `${'Ninjas in Pyjamas '.repeat(4)} vs ${'x'.repeat(60)}` },
  Live: live,
  'Betting closed': { ...live, isBettingClosed: true },
  Ended: ended,
  Abandoned: { ...ended, endTime: NOW - bettingPoolLimits.ABANDONED_AFTER - DAY },
  'Result named': named,
  Challenged: { ...named, isChallenged: true, ruleBy: NOW + 7 * DAY },
  Final: { ...named, claimableAt: NOW - HOUR },
  Void: { ...named, winner: 0, isVoid: true },
}

const states = Object.keys(matches).map((state) => [state, state] as const)

const actors = { bond: parseEther('0.24'), isRuled: false, hasOwner: true, hasArbiter: true }

const games = 'LoL, CS2, Valorant, Dota 2, Rocket League, R6 Siege, StarCraft II, Overwatch 2, EA FC'.split(
  ', ',
)
const otherGames = 'Apex Legends, Fortnite, Tekken 8, Halo, Call of Duty, MLBB, Chess, لعبة'.split(', ')
const teams = ['T1', 'Team Liquid', 'FURIA', '100 Thieves', 'Hanwha Life', '北京战队', 'الفريق', undefined]

export function MatchDemo() {
  return (
    <>
      <DemoSection title="Match card" parts={perMatch((match) => <MatchCard match={match} now={NOW} />)} />
      <DemoSection
        title="Faces"
        parts={{
          Games: row(
            [...games, ...otherGames, undefined].map((game) => <GameIcon key={String(game)} game={game} />),
          ),
          Teams: row(teams.map((team) => <Crest key={String(team)} team={team} side={1} />)),
        }}
      />
      <DemoSection
        title="Match row"
        parts={perMatch((match) => (
          <div className="@container">
            <MatchRow match={match} star={<MatchStar match={match} />} now={NOW} />
          </div>
        ))}
      />
      <DemoSection
        title="Result timeline"
        parts={perMatch((match) => (
          <Card>
            <ResultTimeline
              match={match}
              challenger={match.isChallenged ? CHALLENGER : zeroAddress}
              now={NOW}
              {...actors}
            />
          </Card>
        ))}
      />
      <MatchPageDemo />
      <DemoSection
        title="Ticket"
        parts={{
          Upcoming: (
            <Card>
              <PlacedBet
                match={upcoming}
                confirmed={{
                  receipt: { logs: [], transactionHash: zeroHash },
                  bet: {
                    matchId: upcoming.id,
                    matchName: upcoming.name,
                    side: 1,
                    amount: parseEther('0.1'),
                    coin: 'WETH',
                  },
                }}
                onAddMore={() => {}}
              />
            </Card>
          ),
        }}
      />
    </>
  )
}

/** Shows one state at a time, because both parts are unique on a page. */
function MatchPageDemo() {
  const [state, setState] = useState('Live')
  const match = matches[state] ?? live
  return (
    <>
      <Choice aria-label="State" options={states} value={state} onChange={setState} />
      <DemoSection
        title="Match page"
        parts={{
          Hero: (
            <MatchHero matchId={match.id} match={match} now={NOW}>
              <MatchPools match={match} now={NOW} needsOddsBar={false} />
            </MatchHero>
          ),
          'Bet form': <BetForm key={state} match={match} />,
        }}
      />
    </>
  )
}

const row = (parts: ReactNode) => <div className="flex flex-wrap gap-2">{parts}</div>

function perMatch(render: (match: Match) => ReactNode) {
  return Object.fromEntries(Object.entries(matches).map(([state, match]) => [state, render(match)]))
}
