import type { StatementCategory } from '../../domain/moderation/Statement';

export const categoryLabels: Record<StatementCategory, string> = {
  CONSUMER_INFORMATION: 'Information des consommateurs',
  CYBER_VIOLENCE: 'Cyberviolence',
  DATA_PROTECTION_AND_PRIVACY_VIOLATIONS: 'Vie privée ou données personnelles',
  ILLEGAL_OR_HARMFUL_SPEECH: 'Propos illicites ou préjudiciables',
  INTELLECTUAL_PROPERTY_INFRINGEMENTS: 'Atteinte à la propriété intellectuelle',
  OTHER_VIOLATION_TC: 'Autre manquement à nos conditions',
  SCAMS_AND_FRAUD: 'Arnaque ou fraude',
  UNSAFE_AND_PROHIBITED_PRODUCTS: 'Objet dangereux ou interdit',
};
