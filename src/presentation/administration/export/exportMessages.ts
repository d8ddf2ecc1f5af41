import type { CsvFailure } from '../../../application/shared/writeCsv';
import { formatNumber } from '../../shared/format/formatNumber';
import { readFailures } from '../messages';

/** What an export says. `lines` is a number with its noun: « 12 inscriptions ». */
export const exportMessages = {
  title: 'Exporter',
  save: 'Télécharger le fichier CSV',
  progress: 'Avancement de l’export',
  begun: (lines: string | null) => (lines === null ? 'Export en cours.' : `Export en cours : ${lines}.`),
  quarters: (quarters: number) => `Export : ${quarters * 25} %.`,
  rows: (rows: number, lines: string) => `${formatNumber(rows)} sur ${lines}`,
  cancel: 'Arrêter l’export',
  cancelled: 'Export arrêté : aucun fichier n’a été téléchargé.',
  saved: (lines: string) => `Fichier prêt : ${lines}.`,
  failed: 'L’export n’a pas abouti.',
} as const;

/** Why a file could not be written. */
export const exportFailures: Readonly<Record<Exclude<CsvFailure, 'cancelled'>, string>> = {
  ...readFailures,
  failed: 'Ce navigateur n’a pas la place de composer le fichier : libérez-en, puis réessayez.',
};
