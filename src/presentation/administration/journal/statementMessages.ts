import type { StatementTable } from '../../../application/moderation/ExportStatements';
import { formatNumber } from '../../shared/format/formatNumber';

export const statementMessages = {
  title: 'Base de transparence (DSA)',
  lead: 'Un fichier CSV avec les champs de la base de transparence de la Commission européenne : une ligne par exposé des motifs, sans le nom des personnes. Relisez les faits et les explications : ils ne doivent nommer personne.',
  year: 'Année',
  save: 'Exporter pour la base de transparence',
  lines: (count: number) => `${formatNumber(count)} ${count < 2 ? 'exposé des motifs' : 'exposés des motifs'}`,
} as const;

export function statementTable(year: number): StatementTable {
  return { fileName: `base-de-transparence-${year}.csv`, year };
}
