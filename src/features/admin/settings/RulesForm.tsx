import { keccak256 } from 'viem'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { Field } from '@/ui/forms/Field'
import { FileInput } from '@/ui/forms/FileInput'
import { TextInput } from '@/ui/forms/TextInput'
import { SettingField } from './SettingField'
import { SettingForm } from './SettingForm'
import { parseHash, parseTextUrl } from './settingRules'
import { usePublishRules } from './useSettingActions'
import { useSettingForm } from './useSettingForm'

export function RulesForm({ onClose }: { onClose: () => void }) {
  const { rules: messages } = useAdminMessages().settings.results
  const action = usePublishRules()
  const form = useSettingForm({ uri: '', hash: '' })
  const uriField = form.read('uri', parseTextUrl)
  const hashField = form.read('hash', parseHash)
  const { value: uri } = uriField
  const { value: hash } = hashField

  async function hashFile(file: File | undefined) {
    if (!file) return
    const bytes = new Uint8Array(await file.arrayBuffer())
    form.setValues({ hash: keccak256(bytes) })
  }

  return (
    <SettingForm
      form={form}
      value={uri && hash ? { hash, uri } : undefined}
      action={action}
      messages={{ ...messages, does: uri && messages.does(uri) }}
      onClose={onClose}
    >
      <Field label={messages.uri} hint={messages.uriHint} error={uriField.error}>
        {(control) => <TextInput {...control} {...uriField.inputProps} type="url" placeholder="https://" />}
      </Field>
      <Field label={messages.file} hint={messages.fileHint}>
        {(control) => <FileInput {...control} onChange={({ target }) => void hashFile(target.files?.[0])} />}
      </Field>
      <SettingField field={hashField} label={messages.hash} />
    </SettingForm>
  )
}
