import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { Listing } from '../../../domain/listings/Listing';
import { fieldText } from '../../shared/controls/fieldText';
import { listingPageMessages as messages } from './messages';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Fields that other parts of the page show. */
const shownElsewhere = new Set([
  'dpeStatus',
  'energyClass',
  'climateClass',
  'energyCostMinimum',
  'energyCostMaximum',
  'energyCostYear',
  'rentControl',
  'referenceRent',
  'referenceRentIncreased',
  'rentSupplement',
  'mileageNotGuaranteed',
]);

/** A listing's fields with their labels and units, in the category's order. */
export function listingFacts({ categoryId, fields, handover, kind }: Listing): readonly Fact[] {
  const category = findCategory(categoryId);
  const facts = (category?.fields ?? []).flatMap((field) => {
    const value = fields[field.id];
    return value === undefined || shownElsewhere.has(field.id)
      ? []
      : [{ label: field.label, value: fieldText(field, value) }];
  });
  return [
    ...facts,
    // A home is not handed over like an object.
    ...(category?.family === 'immobilier' ? [] : [{ label: messages.handover, value: handoverText(handover) }]),
    { label: messages.type, value: kind === 'wanted' ? messages.wanted : messages.offer },
  ];
}

function handoverText({ delivery, inPerson }: Listing['handover']): string {
  if (delivery && inPerson) return messages.both;
  return delivery ? messages.delivery : messages.inPerson;
}
