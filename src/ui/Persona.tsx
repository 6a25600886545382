import type { User } from '#machines/domain/auth.ts';
import { persona } from '#styled-system/recipes';
import { Avatar } from './Avatar.tsx';

export function Persona({ user: { name, email, profileImage } }: { user: User }) {
  const c = persona();
  return (
    <div className={c.root}>
      <Avatar name={name} imageUrl={profileImage} size="md" />
      <div className={c.words}>
        <b className={c.name}>{name}</b>
        <span className={c.email}>{email}</span>
      </div>
    </div>
  );
}
