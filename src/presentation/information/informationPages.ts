/** The pages of text, each of which is one document on the same screen; named as in `paths`. */
export const informationPages = [
  'about',
  'terms',
  'postingRules',
  'ranking',
  'legalNotice',
  'privacy',
  'accessibility',
] as const;

export type InformationPage = (typeof informationPages)[number];
