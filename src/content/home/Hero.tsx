import { pictureSource } from '#src/platform/pictures.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { checkEarlyFailure, showDrawnPlaceholder } from '#src/ui/drawn-placeholder.ts';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { homeHero } from '#styled-system/recipes';
import { AppDownload } from './AppDownload.tsx';

const WIDE = pictureSource('/images/hero/hero.avif', [960, 1280, 1920]);
const TALL = pictureSource('/images/hero/hero-tall.avif', [400, 800]);
const WIDE_SIZES = '(min-width: 1240px) clamp(1236px, 86.6vw, 1442px), (min-width: 1024px) 100vw, 120vw';
const TALL_SIZES = '(min-width: 600px) 600px, 100vw';

/** The preload link is before the styles in the head, so the browser requests the picture first. */
const preload = { rel: 'preload', as: 'image', fetchPriority: 'high' } as const;
const Preloads = () => (
  <>
    <link {...preload} media="(min-width: 768px)" href={WIDE.src} imageSrcSet={WIDE.srcSet} imageSizes={WIDE_SIZES} />
    <link
      {...preload}
      media="not (min-width: 768px)"
      href={TALL.src}
      imageSrcSet={TALL.srcSet}
      imageSizes={TALL_SIZES}
    />
  </>
);

/**
 * The wide picture is empty at the left, where the text is. In the document the picture follows the text, as on phones:
 * otherwise it would take the text's place until the text is parsed. HOM-1.
 */
export function Hero() {
  const c = homeHero();
  return (
    <section className={c.root} aria-labelledby="home-title">
      <Wrap className={c.copy}>
        <PageHeading variant="display" id="home-title" className={c.title}>
          Chosen to be{'\u00a0'}opened
        </PageHeading>
        <p className={c.lead}>
          Single malts, cellared Bordeaux, <span className={c.together}>small-batch</span> spirits and the glasses to
          pour them into. Delivered to adults across the UK.
        </p>
        <div className={c.actions}>
          <ButtonLink size="lg" href="/products">
            Shop Now
          </ButtonLink>
          <ButtonLink size="lg" variant="secondary" href="/legal">
            Learn More
          </ButtonLink>
        </div>
      </Wrap>
      {/* The text is centred. The first paint waits until what follows it is parsed, so that it does not move. */}
      <link rel="expect" href="#home-app" blocking="render" />
      <Preloads />
      <picture className={c.scene}>
        <source media="(min-width: 768px)" srcSet={WIDE.srcSet} sizes={WIDE_SIZES} width={1920} height={932} />
        {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: a failure to load is no interaction */}
        <img
          ref={checkEarlyFailure}
          onError={(event) => showDrawnPlaceholder(event.currentTarget)}
          src={TALL.src}
          srcSet={TALL.srcSet}
          sizes={TALL_SIZES}
          alt=""
          width={800}
          height={860}
          fetchPriority="high"
          decoding="async"
          className={c.picture}
        />
      </picture>
      <Wrap id="home-app" className={c.app}>
        <AppDownload />
      </Wrap>
    </section>
  );
}
