import type { Plugin } from 'vite';

/** The two files that nearly every page needs: Latin text and Latin headings. */
const early = [/source-sans-3-latin-wght-normal/, /source-serif-4-latin-600-normal.*\.woff2$/];

/** Lets the browser fetch the Latin fonts before it has read the style sheet that uses them. */
export const preloadFonts = (): Plugin => ({
  name: 'yarrow:preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => early.some((font) => font.test(file)))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head-prepend' as const,
        })),
  },
});
