import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { homeJoin } from '#styled-system/recipes';

const WIDTHS = [480, 960] as const;

/** One half is a picture, the other text. HOM-4. */
export function JoinBand() {
  const c = homeJoin();
  return (
    <section data-flush className={c.root} aria-labelledby="home-join">
      <div className={c.scene}>
        <Picture
          imageUrl="/images/join/join.avif"
          alt=""
          widths={WIDTHS}
          width={960}
          height={720}
          sizes="(min-width: 1024px) 50vw, 100vw"
          className={c.picture}
        />
      </div>
      <div className={c.copy}>
        <h2 className={c.title} id="home-join">
          Pull up a{'\u00a0'}chair
        </h2>
        <p className={c.lead}>
          Join Tawny & Rye to sign in with a code and no password, or simply look along the shelves.
        </p>
        <div className={c.actions}>
          <ButtonLink size="lg" href="/signup">
            Join Now
          </ButtonLink>
          <ButtonLink size="lg" variant="secondary" href="/products">
            Browse Products
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
