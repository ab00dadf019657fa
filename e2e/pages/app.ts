import { BettorPage, CommunityPage, RegisterPage } from './community.ts'
import { Layout } from './layout.ts'
import { MatchPage } from './match.ts'
import { HomePage, MatchesPage } from './matches.ts'
import { MyBetsPage } from './myBets.ts'
import { TournamentPage } from './tournament.ts'

/** The app in a tab. */
export class App extends Layout {
  readonly home = new HomePage(this.page)
  readonly matches = new MatchesPage(this.page, this.firstWallet)
  readonly match = new MatchPage(this.page, this.firstWallet)
  readonly myBets = new MyBetsPage(this.page, this.firstWallet)
  readonly tournament = new TournamentPage(this.page, this.firstWallet)
  readonly bettor = new BettorPage(this.page)
  readonly community = new CommunityPage(this.page)
  readonly register = new RegisterPage(this.page)
}
