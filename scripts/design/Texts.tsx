import { formatPrice } from '../../src/presentation/shared/format/formatPrice';
import { Wordmark } from '../../src/presentation/shared/page/Wordmark';

const sentence = 'Chaises de bistrot, à retirer près de la halle';

export function Texts() {
  return (
    <>
      <p style={{ font: 'var(--mb-font-h1)', margin: 0 }}>{sentence}</p>
      <p style={{ font: 'var(--mb-font-h2)', margin: 0 }}>{sentence}</p>
      <p style={{ font: 'var(--mb-font-h3)', margin: 0 }}>{sentence}</p>
      <p style={{ margin: 0 }}>
        {sentence}, <strong>{formatPrice({ kind: 'amount', euros: 1450 })}</strong>, <a href="#lien">un lien</a>.
      </p>
      <p style={{ margin: 0, color: 'var(--mb-palette-text-secondary)' }}>{sentence}</p>
      <div>
        <Wordmark />
      </div>
    </>
  );
}
