/** Words of what every screen shares: header, footer, wallet, banners. */
export const frame = {
  brand: 'Clutchpool',
}
