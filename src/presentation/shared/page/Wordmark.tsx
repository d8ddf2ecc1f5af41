import styled from '@emotion/styled';
import { PRODUCT_NAME } from './product';
import { StallMark } from './StallMark';

/** The logo: a market stall and the product's name in the display face, with a line beneath if there is one. */
export function Wordmark({ tagline }: { readonly tagline?: string }) {
  return (
    <Root>
      <StallMark />
      <span>
        <span className="name">{PRODUCT_NAME}</span>
        {/* A space, or the two lines would be read and copied as one word. */}
        {tagline !== undefined && <span className="tagline">{` ${tagline}`}</span>}
      </span>
    </Root>
  );
}

/** In pixels: a logo does not grow with the text, and the header has a height. */
const Root = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  whiteSpace: 'nowrap',
  svg: { width: 38, height: 38, flex: 'none' },
  '.name': {
    display: 'block',
    fontFamily: 'var(--mb-font-display)',
    fontSize: 22,
    fontWeight: 800,
    lineHeight: 1.05,
    letterSpacing: '-0.03em',
  },
  '.tagline': { display: 'block', marginTop: 1, fontSize: 12, fontWeight: 500, lineHeight: 1.2 },
});
