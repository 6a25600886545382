// What home, list and product all draw: it travels, and is compressed, with the shop's own script, which none of it needs.
import '#src/ui/ButtonLink.tsx';
import '#src/ui/PageMeta.tsx';
import '#src/ui/Picture.tsx';
import '#src/ui/Plate.tsx';
import '#src/ui/Tag.tsx';
import '#src/ui/VisuallyHidden.tsx';
