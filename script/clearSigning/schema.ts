// The part of ERC-7730 v2 that our files use, after specs/erc7730-v2.schema.json and specs/erc7730-tests-v2.schema.json
// of https://github.com/ethereum/clear-signing-erc7730-registry (November 2026), which no package ships.
import { z } from 'zod'

/** A Ledger shows ASCII and cuts the rest off (`src/erc7730/common/ledger.py` of LedgerHQ/python-erc7730). */
const ascii = (length: number) =>
  z
    .string()
    .regex(/^[ -~]+$/)
    .max(length)
const label = ascii(20)
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const token = z.literal('$.metadata.constants.weth')

const path = z.string().regex(/^(@\.value|\w+(\.\[\])?)$/)
const plain = ['raw', 'addressName', 'amount', 'duration'] as const
const field = z.discriminatedUnion('format', [
  z.strictObject({ path, label, format: z.enum(plain) }),
  formatted('date', { encoding: z.literal('timestamp') }),
  formatted('unit', { base: z.string(), decimals: z.int().optional() }),
  formatted('enum', { $ref: z.enum(['$.metadata.enums.sides', '$.metadata.enums.outcomes']) }),
  formatted('calldata', { calleePath: z.literal('@.to') }),
  formatted('tokenAmount', {
    token,
    threshold: z.string().regex(/^0x/).optional(),
    message: z.string().optional(),
  }),
])

function formatted<Name extends string, Params extends z.ZodRawShape>(name: Name, params: Params) {
  return z.strictObject({ path, label, format: z.literal(name), params: z.strictObject(params) })
}

/** A function with the names of its parameters, without spaces after commas. */
const signature = z.string().regex(/^\w+\(([\w[\]]+ \w+(,[\w[\]]+ \w+)*)?\)$/)

export const descriptorSchema = z.strictObject({
  $schema: z.literal('../../specs/erc7730-v2.schema.json'),
  context: z.strictObject({
    $id: z.string(),
    contract: z.strictObject({ deployments: z.array(z.strictObject({ chainId: z.int(), address })).min(1) }),
  }),
  metadata: z.strictObject({
    owner: ascii(22),
    contractName: ascii(30),
    info: z.strictObject({ url: z.url() }).optional(),
    constants: z.strictObject({ weth: address }),
    enums: z.record(z.string(), z.record(z.string().regex(/^\d+$/), ascii(20))),
  }),
  display: z.strictObject({
    formats: z.record(signature, z.strictObject({ intent: ascii(30), fields: z.array(field) })),
  }),
})

const screen = z.strictObject({
  intent: z.string(),
  owner: z.string(),
  get fields() {
    return z.array(z.strictObject({ label: z.string(), value: z.union([z.string(), screen]) }))
  },
})

export const testsSchema = z.strictObject({
  $schema: z.literal('../../../specs/erc7730-tests-v2.schema.json'),
  descriptor: z.string(),
  dataProvider: z.strictObject({
    tokens: z.record(
      address,
      z.strictObject({ symbol: z.string(), decimals: z.int().nonnegative(), name: z.string() }),
    ),
  }),
  tests: z
    .array(
      z.strictObject({
        description: z.string().min(1),
        rawTx: z.templateLiteral(['0x', z.string().regex(/^[0-9a-f]+$/)]),
        expected: screen,
      }),
    )
    .min(1),
})
