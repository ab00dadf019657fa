import { Wallet } from 'lucide-react'

export function WalletIcon({ icon }: { icon: string | undefined }) {
  return icon ? (
    <img src={icon} alt="" width={40} height={40} className="size-10 shrink-0 rounded-md" />
  ) : (
    <span className="grid size-10 shrink-0 place-items-center rounded-md bg-hover">
      <Wallet aria-hidden className="size-5 text-secondary" />
    </span>
  )
}
