import { PRODUCT_NAME } from '../../shared/page/product';

export const configurationMessages = {
  title: 'Configuration incomplète',
  text: (count: number) =>
    count < 2
      ? `${PRODUCT_NAME} a été construit pour Firebase, mais cette variable n’a pas de valeur\u00a0:`
      : `${PRODUCT_NAME} a été construit pour Firebase, mais ces variables n’ont pas de valeur\u00a0:`,
  remedy:
    'Complétez le fichier .env d’après .env.example, puis construisez le site de nouveau. Sans aucune variable de Firebase, il garde tout dans le navigateur.',
} as const;
