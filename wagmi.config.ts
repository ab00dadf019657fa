import { defineConfig } from '@wagmi/cli'
import { foundry, react } from '@wagmi/cli/plugins'
import WETH9 from 'canonical-weth/build/contracts/WETH9.json' with { type: 'json' }
import type { Abi } from 'viem'

/** Functions that neither the app nor a program calls, and an error that can't happen. Every page loads the ABIs. */
const uncalled =
  `recordReferralReward getUserBetHistory getPlayerScore getTotalScore scorePlayer supportsInterface
  getRoleAdmin getRoleMember getRoleMemberCount grantRole renounceRole revokeRole
  askQuestionWithMinBondERC20 createTemplate resultFor StringsInsufficientHexLength`.split(/\s+/)

/** Reads artifacts of the contracts in contracts/src. `npm run generate` compiles them first. */
function artifacts(...names: readonly string[]) {
  const plugin = foundry({
    include: names.map((name) => `${name}.sol/${name}.json`),
    forge: { build: false },
  })
  const contracts = async () =>
    (await plugin.contracts()).map((contract) => ({ ...contract, abi: calledOf(contract.abi) }))
  return { ...plugin, contracts }
}

function calledOf(abi: Abi): Abi {
  const called = abi.filter((item) => !('name' in item && uncalled.includes(item.name)))
  // No code reads the types that Solidity has for them.
  return JSON.parse(JSON.stringify(called, (key, value) => (key === 'internalType' ? undefined : value)))
}

export default defineConfig([
  {
    out: 'src/chain/queries/generated.ts',
    contracts: [{ name: 'WETH9', abi: WETH9.abi as Abi }],
    plugins: [
      artifacts(
        'BettingPool',
        'CommunityHub',
        'Tournament',
        'Lens',
        'RealityArbiter',
        'IRealityETH',
        'PriceFeed',
      ),
      react(),
    ],
  },
  {
    // The indexer has packages of its own, so it can't import the app's hooks.
    out: 'script/indexer/abis.generated.ts',
    plugins: [artifacts('BettingPool', 'CommunityHub')],
  },
])
