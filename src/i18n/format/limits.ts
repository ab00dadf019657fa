import { bettingPoolLimits, tournamentLimits } from '@/chain/config/contractLimits'
import { DAY, HOUR } from '@/lib/time'

export const limits = {
  sourceBytes: bettingPoolLimits.MAX_SOURCE_LENGTH,
  nameBytes: bettingPoolLimits.MAX_NAME_LENGTH,
  horizonDays: bettingPoolLimits.MAX_MATCH_HORIZON / DAY,
  matchVoidDays: bettingPoolLimits.ABANDONED_AFTER / DAY,
  challengeDays: bettingPoolLimits.CHALLENGEABLE_AFTER / DAY,
  rulingDaysMin: bettingPoolLimits.MIN_RULING_PERIOD / DAY,
  rulingDaysMax: bettingPoolLimits.MAX_RULING_PERIOD / DAY,
  /** In wei. */
  minBondMin: bettingPoolLimits.MIN_MIN_BOND,
  minBondMax: bettingPoolLimits.MAX_MIN_BOND,
  /** In whole WETH. */
  maxBond: String(bettingPoolLimits.MAX_BOND / 10n ** 18n),
  maxGainMin: bettingPoolLimits.MIN_MAX_GAIN,
  maxGainMax: bettingPoolLimits.MAX_MAX_GAIN,
  feeBps: bettingPoolLimits.MAX_FEE_BPS,
  feePercent: bettingPoolLimits.MAX_FEE_BPS / 100,
  liveCapBps: bettingPoolLimits.MAX_LIVE_CAP_BPS,
  liveCapPercent: bettingPoolLimits.MAX_LIVE_CAP_BPS / 100,
  disputeHours: bettingPoolLimits.MAX_DISPUTE_WINDOW / HOUR,
  foreignDisputeHours: bettingPoolLimits.MIN_FOREIGN_DISPUTE_WINDOW / HOUR,
  disputeDays: bettingPoolLimits.MAX_DISPUTE_WINDOW / DAY,
  matches: tournamentLimits.MAX_MATCHES,
  points: tournamentLimits.MAX_POINTS,
  unscoredFinalizesDays: tournamentLimits.UNSCORED_FINALIZES_AFTER / DAY,
  tournamentVoidDays: tournamentLimits.ABANDONED_AFTER / DAY,
} as const
