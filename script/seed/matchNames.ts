/**
 * Match names, some of them free text because the contract requires no format. Neighbours are of different games,
 * since the season uses them in order.
 */
export const matchNames: readonly [string, ...string[]] = [
  'LoL: T1 vs Gen.G — LCK Final',
  'CS2: NAVI vs FaZe — IEM Katowice, Quarter-final',
  'Valorant: Sentinels vs LOUD — Champions, Group A',
  'Dota 2: Team Spirit vs Gaimin Gladiators — The International',
  'Rocket League: Karmine Corp vs Team BDS — RLCS Major',
  'LoL: G2 Esports vs Fnatic — LEC Semi-final',
  'CS2: Vitality vs MOUZ — BLAST Premier Final',
  'Overwatch 2: Crazy Raccoon vs Team Falcons — OWCS Asia',
  'Valorant: Fnatic vs Paper Rex — Masters, Upper bracket',
  'Dota 2: Team Liquid vs Tundra — DreamLeague',
  'StarCraft II: Serral vs Maru — GSL Super Tournament',
  'LoL: JDG vs Bilibili Gaming — LPL Playoffs',
  'CS2: G2 vs Spirit — PGL Major, Swiss round 4',
  'Friday night show match',
  'Rocket League: Vitality vs G2 Stride — RLCS World Championship',
  'Valorant: DRX vs EDward Gaming — Pacific vs China',
  'R6 Siege: w7m vs BDS — Six Invitational',
  'Dota 2: BetBoom vs Xtreme Gaming — Riyadh Masters',
  'LoL: Hanwha Life vs Dplus KIA — LCK Week 6',
  'CS2: Astralis vs Heroic — Nordic derby',
  'Apex Legends: Alliance vs TSM — ALGS Duel',
  'Valorant: Gen.G vs Team Heretics — Champions Final',
  'Rocket League: Falcons vs Gentle Mates — EWC',
  'LoL: Cloud9 vs Team Liquid — LTA North',
  'CS2: FURIA vs paiN — Brazilian showdown',
  'Charity cup, best of five',
  'Dota 2: PARIVISION vs Aurora — ESL One',
  'Tekken 8: Arslan Ash vs Knee — EVO Top 8',
  'LoL: FlyQuest vs 100 Thieves — LTA Final',
  'CS2: Eternal Fire vs Virtus.pro — ESL Pro League',
  'Valorant: 100 Thieves vs NRG — Americas, Week 3',
  'Dota 2: OG vs Nigma Galaxy — Regional qualifier',
  'Rocket League: Gen.G Mobil1 vs Team Secret — RLCS Swiss',
  'LoL: KT Rolster vs DRX — LCK Week 7',
  'CS2: Liquid vs Complexity — North American decider',
  'Halo: OpTic vs Spacestation — HCS Finals',
]

/** Returns a fixture by its index, and starts over after the last. */
export const matchNameAt = (index: number) => matchNames[index % matchNames.length] ?? matchNames[0]

/** Returns `true` for the season's matches and their markets, as those of the user are left alone. */
export const isOfSeason = ({ name }: { name: string }): boolean =>
  matchNames.some((own) => name === own || name.startsWith(`${own} — `))
