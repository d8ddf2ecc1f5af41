import { useId } from 'react';
import type { ValidContent } from '../../../../domain/listings/draft/validateDraft';
import type { Photo } from '../../../../domain/listings/Photo';
import { cardFacts } from '../../../shared/cards/cardFacts';
import { formatPrice } from '../../../shared/format/formatPrice';
import { placeText } from '../../../shared/places/placeText';
import { Description } from '../../display/Description';
import { Gallery } from '../../display/Gallery';
import { Heading } from '../../display/ListingHeading';
import { ListingSections } from '../../display/ListingSections';
import { listingPageMessages } from '../../display/messages';
import { postingMessages } from '../messages';

interface PartialPreviewProps {
  readonly content: ValidContent;
  readonly photos: readonly Photo[];
}

/** What a listing that cannot be published yet has already. */
export function PartialPreview({ content, photos }: PartialPreviewProps) {
  const { categoryId = '', description, fields = {}, location, price, title } = content;
  const id = useId();
  const facts = cardFacts({ categoryId, fields });
  return (
    <section aria-label={postingMessages.pageHeading}>
      <Gallery photos={photos} title={title ?? ''} />
      <Heading>
        {title !== undefined && <h2>{title}</h2>}
        {price !== undefined && <p className="price">{formatPrice(price)}</p>}
        {facts.length > 0 && <p className="facts">{facts.join(' · ')}</p>}
        {location !== undefined && <p className="line">{placeText(location)}</p>}
      </Heading>
      {description !== undefined && (
        <ListingSections>
          <section aria-labelledby={id}>
            <h2 id={id}>{listingPageMessages.description}</h2>
            <Description text={description} />
          </section>
        </ListingSections>
      )}
    </section>
  );
}
