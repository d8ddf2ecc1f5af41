export const informationMessages = {
  contents: 'Sur cette page',
} as const;
