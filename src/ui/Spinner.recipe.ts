import { defineRecipe } from '@pandacss/dev';

export const spinner = defineRecipe({
  className: 'spinner',
  base: { flex: 'none', animation: 'spin {durations.turn} linear infinite' },
});
