import type { Figure } from '../../../domain/analytics/DailyFigures';

export const figureMessages = {
  title: 'Les trente derniers jours',
  hint: 'Jour par jour, jusqu’à hier. Chaque navigateur compte pour un visiteur par jour.',
  reading: 'Lecture des chiffres…',
  missing: (days: number) =>
    days === 1 ? 'Un jour n’est pas encore compté.' : `${days}\u00a0jours ne sont pas encore comptés.`,
  count: 'Les compter',
  asTable: 'Voir en tableau',
  asCharts: 'Voir en graphiques',
  table: 'Chiffres de chaque jour',
  day: 'Jour',
  chart: (name: string, total: string) =>
    `${name}, jour par jour : ${total} en trente jours. Le tableau donne chaque valeur.`,
} as const;

export const figureNames: Readonly<Record<Figure, string>> = {
  visitors: 'Visiteurs',
  listings: 'Nouvelles annonces',
  accounts: 'Nouveaux comptes',
  reports: 'Signalements',
};
