import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { LegalDisplay } from '../../../domain/listings/catalogue/Category';
import type { Field } from '../../../domain/listings/catalogue/Field';
import type { Listing } from '../../../domain/listings/Listing';
import { fieldText } from '../../shared/controls/fieldText';
import { toLetter } from './energyDiagnosis';
import { legalMessages as messages } from './legalMessages';

const sentences: Record<LegalDisplay, (listing: Listing, fields: readonly Field[]) => ReactNode> = {
  georisques: () => (
    <>
      {messages.georisques}
      <a href="https://www.georisques.gouv.fr" target="_blank" rel="noreferrer">
        {messages.georisquesSite}
      </a>
      .
    </>
  ),
  'excessive-consumption': ({ fields }) => {
    const letter = toLetter(fields['energyClass']);
    return letter === 'F' || letter === 'G' ? messages.excessive(letter) : null;
  },
  mileage: ({ fields }) => (fields['mileageNotGuaranteed'] === true ? messages.mileage : null),
  'technical-inspection': () => messages.inspection,
  'rent-control': (listing, fields) =>
    listing.fields['rentControl'] === 'concerne' ? <RentControl listing={listing} fields={fields} /> : null,
};

/** The legal notices that apply to this listing: none where somebody looks for goods, which are not there yet. */
export function ListingLegal({ listing }: { readonly listing: Listing }) {
  if (listing.kind === 'wanted') return null;
  const category = findCategory(listing.categoryId);
  const due = (category?.displays ?? []).flatMap((display) => {
    const sentence = sentences[display](listing, category?.fields ?? []);
    return sentence === null ? [] : [{ display, sentence }];
  });
  if (due.length === 0) return null;
  return (
    <Box>
      <h2>{messages.heading}</h2>
      <ul>
        {due.map(({ display, sentence }) => (
          <li key={display}>{sentence}</li>
        ))}
      </ul>
    </Box>
  );
}

function RentControl({ listing, fields }: { readonly listing: Listing; readonly fields: readonly Field[] }) {
  const text = (id: string) => {
    const field = fields.find((one) => one.id === id);
    const value = listing.fields[id];
    return field === undefined || value === undefined ? messages.noSupplement : fieldText(field, value);
  };
  return (
    <>
      {messages.rentControl}
      <ul>
        <li>{messages.referenceRent(text('referenceRent'))}</li>
        <li>{messages.referenceRentIncreased(text('referenceRentIncreased'))}</li>
        <li>{messages.rentSupplement(text('rentSupplement'))}</li>
      </ul>
    </>
  );
}

const Box = styled.section({
  padding: 20,
  borderRadius: 18,
  background: 'var(--mb-palette-background-sunk)',
  overflowWrap: 'anywhere',
  ul: { margin: 0, paddingInlineStart: 20, lineHeight: 1.6 },
  'h2 + ul > li + li': { marginTop: 6 },
});
