import { formatNumber } from '../format/formatNumber';

export const fieldMessages = {
  characters: (length: number, maximum: number) => `${formatNumber(length)} sur ${formatNumber(maximum)} caractères`,
};
