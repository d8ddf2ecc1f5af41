import { propertyMessages } from './categoryMessages';

/** The projects offered by the property search, each with its category. */
export const propertyProjects = [
  { categoryId: 'ventes-immobilieres', ...propertyMessages.buy, isMonthly: false },
  { categoryId: 'locations', ...propertyMessages.rent, isMonthly: true },
  { categoryId: 'colocations', ...propertyMessages.share, isMonthly: true },
  { categoryId: 'bureaux-commerces', ...propertyMessages.premises, isMonthly: false },
] as const;

export type PropertyProject = (typeof propertyProjects)[number];
