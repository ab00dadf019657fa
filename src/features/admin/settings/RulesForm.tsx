import { useState } from 'react'
import { type Hash, keccak256 } from 'viem'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { useHouseRules } from '@/domain/match/queries'
import { currentRules } from '@/domain/match/rules/currentRules'
import { RulesLink } from '@/domain/match/rules/RulesLink'
import { type RulesRecord, useRulesAtAddress } from '@/domain/match/rules/readRules'
import { rulesVersion } from '@/domain/match/rules/rulesFile'
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatUtcDate } from '@/i18n/format/dates'
import { Button } from '@/ui/forms/Button'
import { Field, TextInput } from '@/ui/forms/Field'
import { FileInput } from '@/ui/forms/FileInput'
import { SettingField, SettingForm, useSettingForm } from './SettingForm'
import { parseHash, parseTextUrl } from './settingRules'
import { useNewestMatchId } from './settings'

export function RulesForm() {
  const { rules: messages } = useAdminMessages().adminSettings.results
  const publishing = ({ hash, uri }: RulesRecord) => [hash, uri] as const
  const action = useContractWrite('admin', bettingPoolContract, 'publishRules', publishing, {
    // No read shows them before a match has them, so only the receipt tells.
    effect: () => [],
  })
  const form = useSettingForm({ uri: '', hash: '' })
  const { value: uri, ...uriField } = form.read('uri', parseTextUrl)
  const { value: hash, ...hashField } = form.read('hash', parseHash)
  const rules = uri && hash ? { hash, uri } : undefined
  const [checked, setChecked] = useState<RulesRecord>()
  const check = useAddressCheck(checked?.uri === uri && checked?.hash === hash ? checked : undefined)

  async function hashFile(file: File | undefined) {
    if (!file) return
    const bytes = new Uint8Array(await file.arrayBuffer())
    form.setValues({ hash: keccak256(bytes) })
  }

  return (
    <SettingForm
      form={form}
      value={rules}
      action={action}
      messages={{ ...messages, does: uri && [messages.does(uri), ...(check ? [check] : [])] }}
    >
      <OwnText
        onUse={(own) => {
          form.setValues(own)
          setChecked(own)
        }}
      />
      {/* Not while typing, which would ask half an address. */}
      <fieldset className="contents" onBlur={() => setChecked(rules)}>
        <Field label={messages.uri} hint={messages.uriHint} error={uriField.error}>
          <TextInput {...uriField.inputProps} type="url" dir="ltr" placeholder="https://" />
        </Field>
        <Field label={messages.file} hint={messages.fileHint}>
          <FileInput onChange={({ target }) => void hashFile(target.files?.[0])} />
        </Field>
        <SettingField {...hashField} label={messages.hash} />
      </fieldset>
      {/* As high as its text, so that the button below doesn't move while it is clicked. */}
      <p role="status" className="min-h-10 text-14 text-secondary">
        {check}
      </p>
    </SettingForm>
  )
}

/** Describes what bettors' browsers will find at the address. */
function useAddressCheck(rules: RulesRecord | undefined): string | undefined {
  const { check } = useAdminMessages().adminSettings.results.rules
  const { data, isError } = useRulesAtAddress(rules)
  if (!rules) return undefined
  if (isError) return check.unreachable
  return data ? check[data.state] : check.running
}

function OwnText({ onUse }: { onUse: (rules: RulesRecord) => void }) {
  const { rules: messages } = useAdminMessages().adminSettings.results
  const { date, ...rules } = currentRules()
  const newest = useNewestMatchId()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line p-4 text-14">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{messages.own}</p>
        <p className="text-secondary">
          {date !== undefined && messages.ownVersion(formatUtcDate(date), rulesVersion(rules.hash))}{' '}
          <RulesLink rules={rules}>{messages.readOwn}</RulesLink>
        </p>
        {newest !== undefined && <InForce hash={rules.hash} newest={newest} />}
      </div>
      <Button size="sm" onClick={() => onUse(rules)}>
        {messages.useOwn}
      </Button>
    </div>
  )
}

function InForce({ hash, newest }: { hash: Hash; newest: bigint }) {
  const { rules: messages } = useAdminMessages().adminSettings.results
  const { data: inForce } = useHouseRules(newest)
  if (inForce?.hash !== hash) return null
  return <p className="text-secondary">{messages.ownInForce(String(newest))}</p>
}
