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
import { absentMessages } from './absentMessages';
import { SimilarListings } from './SimilarListings';

type AbsentListingProps = (
  | { readonly why: 'expired'; readonly listing: Listing }
  | { readonly why: 'hidden' | 'missing'; readonly listing?: never }
) & { readonly similar?: readonly ListingCard[] };

/** Shown instead of a listing that is expired, hidden or missing; offers similar ones and a search. */
export function AbsentListing(props: AbsentListingProps) {
  const { why, listing, similar = [] } = props;
  usePageReport({ status: why === 'expired' ? 410 : 404 });
  return (
    <>
      <meta name="robots" content="noindex" />
      <PlainPage title={absentMessages[why].title} text={textOf(props)} drawing={<EmptyDrawing name="tag" />}>
        <Ways>
          <Search to={paths.search(listing === undefined ? {} : scopeOf(listing))}>{absentMessages.search}</Search>
          <OutlineLink to={paths.home}>{absentMessages.home}</OutlineLink>
        </Ways>
      </PlainPage>
      <SimilarListings cards={similar} />
    </>
  );
}

function textOf({ why, listing, similar = [] }: AbsentListingProps): string {
  if (why !== 'expired') return absentMessages[why].text;
  const text = absentMessages.expired.text(listing.title);
  return similar.length === 0 ? text : `${text} ${absentMessages.others}`;
}

function scopeOf({ categoryId }: Listing): { readonly categoryId?: string } {
  return findCategory(categoryId) === undefined ? {} : { categoryId };
}

const Ways = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const Search = styled(Link)(pillLink);
