import styled from '@emotion/styled';
import { useState } from 'react';
import { textButton } from '../../shared/controls/buttonLook';
import { above, below } from '../../shared/page/screenWidths';
import { listingPageMessages as messages } from './messages';

/** Lines that a phone shows of a longer description, and about as many characters. */
const LINES = 6;
const LINE_HEIGHT = 1.65;
const CHARACTERS = 260;

/** The text of a listing, as text: React escapes what the seller wrote. A long one begins folded on a phone. */
export function Description({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > CHARACTERS || text.split('\n').length > LINES;
  return (
    <Root>
      <p className="description" data-folded={isLong && !isWhole}>
        {text}
      </p>
      {isLong && (
        <button type="button" data-print="hide" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? messages.readLess : messages.readMore}
        </button>
      )}
    </Root>
  );
}

const Root = styled.div({
  '.description': {
    margin: 0,
    maxWidth: '70ch',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    fontSize: '1.0625rem',
    lineHeight: LINE_HEIGHT,
  },
  button: textButton,
  [above(600)]: { button: { display: 'none' } },
  [`@media screen and ${below(600).slice('@media '.length)}`]: {
    '[data-folded="true"]': {
      maxHeight: `${LINES * LINE_HEIGHT}em`,
      overflow: 'hidden',
      // It fades out: an ellipsis after a full stop would read as four dots.
      maskImage: 'linear-gradient(#000 60%, transparent)',
    },
  },
});
