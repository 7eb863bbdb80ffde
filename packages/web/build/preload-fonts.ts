/** Tells the browser about the fonts before it has read the styles. */
import type { Plugin } from 'vite';

export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: (_, context) =>
      Object.keys(context.bundle ?? {})
        .filter(file => /normal.*\.woff2$/.test(file))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head-prepend' as const,
        })),
  };
}
