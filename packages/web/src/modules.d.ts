/** Modules that the build makes. */
declare module 'icon:*' {
  import type { ComponentType, SVGProps } from 'react';

  const icon: ComponentType<SVGProps<SVGSVGElement>>;
  export default icon;
}
