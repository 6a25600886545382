// Runs before the first paint: a visitor who has confirmed their age in this session never sees the gate flash by.
try {
  if (sessionStorage.getItem('tawny-and-rye.age') === 'confirmed') {
    document.documentElement.dataset.age = 'confirmed';
    document.documentElement.dataset.gate = 'skipped';
  }
} catch {
  // Storage is blocked: the gate asks, and memory serves.
}
