import { propertyMessages } from './categoryMessages';

/** The projects offered by the property search, each with its category. */
export const propertyProjects = [
  { categoryId: 'ventes-immobilieres', label: propertyMessages.buy, isMonthly: false },
  { categoryId: 'locations', label: propertyMessages.rent, isMonthly: true },
  { categoryId: 'colocations', label: propertyMessages.share, isMonthly: true },
  { categoryId: 'bureaux-commerces', label: propertyMessages.premises, isMonthly: false },
] as const;

export type PropertyProject = (typeof propertyProjects)[number];
