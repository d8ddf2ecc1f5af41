import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { Listing, ListingCard } from '../../../domain/listings/Listing';
import { pillLink } from '../../shared/controls/buttonLook';
import { OutlineLink } from '../../shared/controls/OutlineLink';
import { EmptyDrawing } from '../../shared/empty/EmptyDrawing';
import { usePageReport } from '../../shared/page/pageReport';
import { PlainPage } from '../../shared/page/PlainPage';
import { paths } from '../../shared/paths';
import { absentListing } from './messages';
import { SimilarListings } from './SimilarListings';

interface AbsentListingProps {
  readonly why: 'expired' | 'hidden' | 'missing';
  readonly listing?: Listing;
  readonly similar?: readonly ListingCard[];
}

/** Shown instead of a listing that is expired, hidden or missing; offers similar ones and a search. */
export function AbsentListing({ why, listing, similar = [] }: AbsentListingProps) {
  const { title, text } = absentListing[why];
  usePageReport({ status: why === 'expired' ? 410 : 404 });
  return (
    <>
      <meta name="robots" content="noindex" />
      <PlainPage title={title} text={text} drawing={<EmptyDrawing name="tag" />}>
        {listing !== undefined && <Lost>{listing.title}</Lost>}
        <Ways>
          <Search to={paths.search(listing === undefined ? {} : scopeOf(listing))}>{absentListing.search}</Search>
          <OutlineLink to={paths.home}>{absentListing.home}</OutlineLink>
        </Ways>
      </PlainPage>
      <SimilarListings cards={similar} />
    </>
  );
}

function scopeOf({ categoryId }: Listing): { readonly categoryId?: string } {
  return findCategory(categoryId) === undefined ? {} : { categoryId };
}

const Lost = styled.p({ margin: 0, fontWeight: 650, fontSize: '1.125rem' });
const Ways = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const Search = styled(Link)(pillLink);
