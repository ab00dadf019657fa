import { defaultRisk, riskBounds } from '@/domain/match/risk'
import { parseThreshold, thresholdNames, useRiskThresholds } from '@/features/admin/shared/riskThresholds'
import { useAdminMessages } from '@/i18n/adminMessages'
import { Button } from '@/ui/forms/Button'
import { useForm } from '@/ui/forms/useForm'
import { SettingField } from './SettingForm'
import { SettingsGroup } from './SettingsGroup'

const textsOf = (thresholds: object) =>
  Object.fromEntries(Object.entries(thresholds).map(([name, value]) => [name, String(value)]))

/** The thresholds of risk signals, kept in this browser as they are typed. */
export function RiskSettings() {
  const { risk } = useAdminMessages().adminSettings
  const { thresholds, keep, reset } = useRiskThresholds()
  const form = useForm(textsOf(thresholds))
  return (
    <SettingsGroup messages={risk}>
      <div className="grid gap-4 sm:grid-cols-2">
        {thresholdNames.map((name) => {
          const { label, unit } = risk.thresholds[name]
          const field = form.field(name)
          const [least, most] = riskBounds[name]
          const isValid = parseThreshold(name, field.value) !== undefined
          return (
            <SettingField
              key={name}
              label={label}
              unit={unit}
              error={isValid ? undefined : risk.outOfBounds(least, most)}
              inputProps={{
                ...field,
                autoComplete: 'off',
                onChange: (event) => {
                  field.onChange(event)
                  const value = parseThreshold(name, event.target.value)
                  if (value !== undefined) keep({ [name]: value })
                },
              }}
            />
          )
        })}
        <Button
          className="self-end justify-self-start"
          onClick={() => {
            reset()
            form.setValues(textsOf(defaultRisk))
          }}
        >
          {risk.reset}
        </Button>
      </div>
    </SettingsGroup>
  )
}
