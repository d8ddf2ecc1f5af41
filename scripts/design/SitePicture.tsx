import styled from '@emotion/styled';
import { Awning } from '../../src/presentation/app/layout/Awning';
import { HeroStall } from '../../src/presentation/listings/browsing/HeroStall';
import { messages } from '../../src/presentation/listings/browsing/messages';
import { PRODUCT_NAME } from '../../src/presentation/shared/page/product';

/** What social networks show of a page that has no picture of its own. */
export function SitePicture() {
  return (
    <Frame>
      <Hem>
        <Awning />
      </Hem>
      <div>
        <strong>{PRODUCT_NAME}</strong>
        <p>{messages.home.title}</p>
      </div>
      <HeroStall />
    </Frame>
  );
}

const Frame = styled.div({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 520px',
  alignItems: 'center',
  gap: 40,
  padding: '40px 72px 0',
  color: 'var(--mb-palette-text-primary)',
  background:
    'linear-gradient(color-mix(in srgb, var(--mb-palette-accent-main) 30%, transparent), transparent) var(--mb-palette-background-default)',
  strong: { display: 'block', font: 'var(--mb-font-h1)', fontSize: 96, lineHeight: 1, letterSpacing: '-0.03em' },
  p: { margin: '28px 0 0', fontSize: 42, lineHeight: 1.25, textWrap: 'balance' },
  svg: { maxWidth: 'none' },
});

const Hem = styled.div({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 12,
  background: 'var(--mb-palette-primary-dark)',
  // The hem of the header is drawn for a page, which is seen larger than this picture.
  '& > div': { transform: 'scale(3)', transformOrigin: 'top left', width: `${100 / 3}%` },
});
