import { expect, type Locator } from '@playwright/test'
import { PageObject } from './pageObject.ts'

/** The form of a match or a tournament; a field's name is its label. */
export abstract class CreationForm<Field extends string> extends PageObject {
  abstract readonly creating: Locator

  readonly field = (label: string) => this.creating.getByLabel(label, { exact: true })

  async type(typed: Partial<Record<Field, string>>) {
    for (const [label, text] of Object.entries<string | undefined>(typed))
      await this.field(label).fill(text ?? '')
  }

  async expectTyped(typed: Record<Field, string>) {
    for (const [label, text] of Object.entries<string>(typed))
      await expect(this.field(label)).toHaveValue(text)
  }

  async expectProblems(problems: Partial<Record<Field, string>>) {
    for (const [label, problem] of Object.entries<string | undefined>(problems)) {
      await expect(this.field(label)).toHaveAccessibleDescription(problem ?? '')
      await expect(this.field(label)).toHaveAttribute('aria-invalid', 'true')
    }
  }
}
