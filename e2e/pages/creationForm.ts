import { expect, type Locator } from '@playwright/test'

/** The form of a match or a tournament; a field's name is its label. */
export class CreationForm<Field extends string> {
  constructor(readonly creating: Locator) {}

  field(label: string) {
    return this.creating.getByLabel(label, { exact: true })
  }

  async typeAction(typed: Partial<Record<Field, string>>) {
    for (const [label, text] of Object.entries<string | undefined>(typed))
      await this.field(label).fill(text ?? '')
  }

  async expectTyped(typed: Record<Field, string>) {
    for (const [label, text] of Object.entries<string>(typed))
      await expect(this.field(label)).toHaveValue(text)
  }

  async expectProblem(label: Field, problem: string) {
    await expect(this.field(label)).toHaveAccessibleDescription(problem)
    await expect(this.field(label)).toHaveAttribute('aria-invalid', 'true')
  }
}
