// Runs before the first paint, so that a chosen theme never flashes; src/ui/theme.ts writes the choice.
try {
  const theme = localStorage.getItem('clutchpool.theme')
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked: the system's theme it is.
}
