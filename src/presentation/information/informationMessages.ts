export const informationMessages = {
  contents: 'Sur cette page',
  /** In place of a legal entry that the operator has left empty. */
  toFillIn: 'à renseigner par l’exploitant du site',
} as const;
