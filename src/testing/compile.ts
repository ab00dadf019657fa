import solc from 'solc'
import type { Hex } from 'viem'

/** Compiles a contract with these members. Returns its code for a deployment, and that of the contract itself. */
export function compile(members: string): { bytecode: Hex; runtime: Hex } {
  const input = {
    language: 'Solidity',
    sources: { 'It.sol': { content: `pragma solidity 0.8.30; contract It { ${members} }` } },
    settings: { outputSelection: { '*': { '*': ['evm.bytecode.object', 'evm.deployedBytecode.object'] } } },
  }
  const { evm } = JSON.parse(solc.compile(JSON.stringify(input))).contracts['It.sol'].It
  return { bytecode: `0x${evm.bytecode.object}`, runtime: `0x${evm.deployedBytecode.object}` }
}
