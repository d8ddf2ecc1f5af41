import { expect, test } from 'vitest';
import type { DraftEntry, DraftError } from '../../../../src/domain/listings/draft/DraftError';
import { findCategory } from '../../../../src/domain/listings/catalogue/categories';
import { missingEntryText, postingErrorText } from '../../../../src/presentation/listings/posting/postingErrorMessages';
import { postingFailureMessages, postingMessages } from '../../../../src/presentation/listings/posting/messages';
import {
  photoFailureMessages,
  postingPhotoMessages,
} from '../../../../src/presentation/listings/posting/photos/messages';

test.each<[DraftEntry, DraftError, string]>([
  ['title', { kind: 'required' }, 'Donnez un titre à votre annonce.'],
  ['categoryId', { kind: 'required' }, 'Choisissez une catégorie.'],
  ['description', { kind: 'required' }, 'Décrivez ce dont il s’agit.'],
  ['price', { kind: 'required' }, 'Indiquez un prix.'],
  ['location', { kind: 'required' }, 'Choisissez une commune dans la liste.'],
  ['handover', { kind: 'required' }, 'Choisissez au moins une façon de remettre l’objet.'],
  ['companyName', { kind: 'required' }, 'Indiquez la raison sociale de votre entreprise.'],
  ['siret', { kind: 'required' }, 'Indiquez le numéro SIRET de votre entreprise.'],
  ['fields.condition', { kind: 'required' }, 'Choisissez l’état qui convient.'],
  ['fields.brand', { kind: 'required' }, 'Ce champ est obligatoire.'],
  ['title', { kind: 'too-short', minimum: 5 }, 'Écrivez au moins 5 caractères.'],
  ['description', { kind: 'too-long', maximum: 4000 }, 'C’est trop long\u00a0: 4\u202f000 caractères au plus.'],
  ['price', { kind: 'not-a-number' }, 'Écrivez un nombre, en chiffres.'],
  ['price', { kind: 'not-a-whole-number' }, 'Écrivez un nombre entier, sans virgule.'],
  [
    'price',
    { kind: 'ambiguous-number' },
    'Ce nombre peut se lire de deux façons\u00a0: écrivez-le sans séparer les milliers.',
  ],
  [
    'fields.volume',
    { kind: 'out-of-range', minimum: 0.5, maximum: 1000 },
    'Écrivez un nombre entre 0,5 et 1\u202f000.',
  ],
  ['fields.firstRegistration', { kind: 'not-a-month' }, 'Indiquez le mois et l’année, sur quatre chiffres.'],
  ['fields.fuel', { kind: 'unknown-choice' }, 'Choisissez une réponse dans la liste.'],
  ['price', { kind: 'price-kind-refused' }, 'Cette catégorie demande un montant.'],
  ['fields.energyCostMaximum', { kind: 'range-upside-down' }, 'Le maximum est plus petit que le minimum.'],
  ['siret', { kind: 'not-a-siret' }, 'Ce numéro SIRET n’est pas valable\u00a0: il a 14 chiffres.'],
])('the error of %s, %j, is « %s »', (entry, error, sentence) => {
  expect(postingErrorText(entry, error)).toBe(sentence);
});

test.each<[DraftEntry, DraftError, string]>([
  ['title', { kind: 'too-short', minimum: 5 }, 'Titre de l’annonce\u00a0: Écrivez au moins 5 caractères.'],
  ['fields.mileage', { kind: 'required' }, 'Kilométrage\u00a0: Ce champ est obligatoire.'],
  ['fields.unknown', { kind: 'required' }, '\u00a0: Ce champ est obligatoire.'],
  ['categoryId', { kind: 'required' }, 'Choisissez une catégorie.'],
  ['fields.condition', { kind: 'required' }, 'Choisissez l’état qui convient.'],
  ['location', { kind: 'required' }, 'Choisissez une commune dans la liste.'],
])('far from its entry, the error of %s, %j, is « %s »', (entry, error, text) => {
  expect(missingEntryText(entry, error, findCategory('voitures')?.fields ?? [])).toBe(text);
});

test('every failure has a sentence of its own', () => {
  for (const sentences of [postingFailureMessages, photoFailureMessages].map((messages) => Object.values(messages))) {
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.filter((sentence) => !/^[A-ZÀ-Ý].*\.$/.test(sentence))).toEqual([]);
  }
});

test.each([
  [postingMessages.mistakes(1), 'Un point est à corriger avant de publier.'],
  [postingMessages.editing.mistakes(1), 'Un point est à corriger avant la mise à jour.'],
  [postingMessages.editing.mistakes(2), '2 points sont à corriger avant la mise à jour.'],
  [postingMessages.missing(1), 'Il reste un point à compléter'],
  [
    postingMessages.waitingForPhotos(2),
    '2 photos sont encore en préparation\u00a0: l’annonce partira dès qu’elles seront prêtes.',
  ],
  [postingPhotoMessages.room(10, 10), '10 photos au plus.'],
  [postingPhotoMessages.room(1, 10), 'Encore 1 photo sur 10 au plus.'],
  [postingPhotoMessages.room(0, 10), 'Vous avez ajouté 10 photos, le maximum.'],
  [postingPhotoMessages.leftOut(1, 10), 'Une photo n’a pas été ajoutée\u00a0: 10 au plus par annonce.'],
  [postingPhotoMessages.leftOut(3, 10), '3 photos n’ont pas été ajoutées\u00a0: 10 au plus par annonce.'],
])('the message counts in words: « %s »', (shown, expected) => {
  expect(shown).toBe(expected);
});
