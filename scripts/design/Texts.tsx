import { formatPrice } from '../../src/presentation/shared/format/formatPrice';
import { PlainPage } from '../../src/presentation/shared/page/PlainPage';
import { Wordmark } from '../../src/presentation/shared/page/Wordmark';
import type { DesignPart } from './DesignPart';

const sentence = 'Chaises de bistrot, à retirer près de la halle';

export const texts: DesignPart = {
  headings: () => (
    <>
      <p style={{ font: 'var(--mb-font-h1)', margin: '0 0 16px' }}>{sentence}</p>
      <p style={{ font: 'var(--mb-font-h2)', margin: '0 0 16px' }}>{sentence}</p>
      <p style={{ font: 'var(--mb-font-h3)', margin: 0 }}>{sentence}</p>
    </>
  ),
  paragraphs: () => (
    <>
      <p style={{ margin: '0 0 16px' }}>
        {sentence}, <strong>{formatPrice({ kind: 'amount', euros: 1450 })}</strong>, <a href="#lien">un lien</a>.
      </p>
      <p style={{ margin: 0, color: 'var(--mb-palette-text-secondary)' }}>{sentence}</p>
    </>
  ),
  Wordmark: () => (
    <>
      <Wordmark />
      <br />
      <Wordmark tagline="Les petites annonces près de chez vous" />
    </>
  ),
  PlainPage: () => (
    <PlainPage title="Cette annonce n’est plus en ligne" text="Elle a peut-être été vendue.">
      <a href="#lien">Voir les annonces semblables</a>
    </PlainPage>
  ),
};
