type Child = Node | string | undefined

/** Creates an element. Text is never parsed as HTML: names come from the chain. */
export function el<tag extends keyof HTMLElementTagNameMap>(
  tag: tag,
  properties: Partial<HTMLElementTagNameMap[tag]> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children.filter((child) => child !== undefined))
  return element
}

/** Isolates a name from the chain, which may have a direction of its own. */
export const nameOf = ({ name }: { name: string }) => el('bdi', {}, name)
