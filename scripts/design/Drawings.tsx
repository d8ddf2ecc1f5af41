import type { ReactNode } from 'react';
import { categories, families } from '../../src/domain/listings/catalogue/categories';
import { CategoryEmblem } from '../../src/presentation/listings/browsing/emblems/CategoryEmblem';
import { FamilyIllustration } from '../../src/presentation/listings/browsing/FamilyIllustration';
import { Icon } from '../../src/presentation/shared/controls/Icon';
import { iconPaths } from '../../src/presentation/shared/controls/iconPaths';
import type { DesignPart } from './DesignPart';
import { Row } from './Row';

const icons = Object.entries(iconPaths);

export const drawings: DesignPart = {
  FamilyIllustration: () => (
    <Row>
      {families.map(({ id, label }) => (
        <Drawing key={id} label={label}>
          <FamilyIllustration family={id} />
        </Drawing>
      ))}
    </Row>
  ),
  CategoryEmblem: () => (
    <Row>
      {categories.map(({ id, label }) => (
        <Drawing key={id} label={label}>
          <CategoryEmblem categoryId={id} />
        </Drawing>
      ))}
    </Row>
  ),
  Icon: () => (
    <Row>
      {icons.map(([name, path]) => (
        <Drawing key={name} label={name}>
          <Icon path={path} />
        </Drawing>
      ))}
    </Row>
  ),
};

function Drawing({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <figure style={{ width: 104, margin: 0, fontSize: '0.8125rem', textAlign: 'center' }}>
      {children}
      <figcaption>{label}</figcaption>
    </figure>
  );
}
