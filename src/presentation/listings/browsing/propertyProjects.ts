import { propertyMessages } from '../display/browsingMessages';

/** What one comes to the landing page of property for, and the category that holds it. */
export const propertyProjects = [
  { categoryId: 'ventes-immobilieres', ...propertyMessages.buy, isMonthly: false },
  { categoryId: 'locations', ...propertyMessages.rent, isMonthly: true },
  { categoryId: 'colocations', ...propertyMessages.share, isMonthly: true },
  { categoryId: 'bureaux-commerces', ...propertyMessages.premises, isMonthly: false },
] as const;

export type PropertyProject = (typeof propertyProjects)[number];
