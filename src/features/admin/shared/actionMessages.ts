/** The messages of an action that sends a transaction. Those of the catalogue fit once their functions are applied. */
export interface ActionMessages {
  button: string
  busy: string
  confirmed?: string
  /** With a title, a dialog asks for confirmation before anything is sent. */
  confirmTitle?: string
  does?: string | readonly string[]
  cannot?: string
  /** Text to type before the dialog's button works: for actions that move money or cannot be undone. */
  type?: string
  /** Another text that confirms as well. */
  orType?: string
  confirm?: string
}
