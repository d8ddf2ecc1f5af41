import { formatNumber } from '../../shared/format/formatNumber';

export const publishMessages = {
  title: 'Chiffres de l’année',
  lead: 'Compte les signalements, les décisions et les réclamations d’une année, et publie ces nombres sur la page «\u00a0Transparence de la modération\u00a0», sans aucune donnée personnelle.',
  year: 'Année',
  publish: 'Compter et publier',
  cancel: 'Arrêter le comptage',
  progress: 'Avancement du comptage',
  counting: (documents: number) => `${formatNumber(documents)}\u00a0${documents < 2 ? 'document lu' : 'documents lus'}`,
  begun: 'Comptage en cours.',
  cancelled: 'Comptage arrêté\u00a0: rien n’a été publié.',
  published: (year: number, reports: number, decisions: number) =>
    `Année ${year} publiée\u00a0: ${formatNumber(reports)}\u00a0${reports < 2 ? 'signalement' : 'signalements'}, ${formatNumber(decisions)}\u00a0${decisions < 2 ? 'décision' : 'décisions'}.`,
  failed: 'Rien n’a été publié.',
  page: 'Voir la page publique',

  deskTitle: 'Délai et décisions annulées',
  reading: 'Lecture des chiffres…',
  none: 'L’année n’a pas encore été comptée.',
  toCount: 'Compter dans le journal',
  delay: 'Délai médian entre un signalement et la décision',
  noDelay: 'Aucun signalement traité',
  overturned: 'Décisions motivées annulées',
  noDecision: 'Aucune décision motivée',
  share: (percent: string, overturned: number, decisions: number) =>
    `${percent} (${formatNumber(overturned)} sur ${formatNumber(decisions)})`,
  countedAt: (year: number, date: string) => `Année ${year}, comptée le ${date}.`,
} as const;
