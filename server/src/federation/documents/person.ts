import { bareHandle } from '@wagram/contract/members';
import type { Member } from '#members';
import { findFacets } from '#posts';
import type { Addresses } from '../addresses.ts';
import type { Document } from './context.ts';
import { escapeHtml, toHtml } from './html.ts';

const pictureOf = (addresses: Addresses, url: string | null): Document | undefined =>
  url === null ? undefined : { type: 'Image', url: addresses.file(url) };

const linkTo = (url: string): string =>
  `<a href="${escapeHtml(url)}" rel="me nofollow noopener" target="_blank">${escapeHtml(url.replace(/^https:\/\//, ''))}</a>`;

export const keyDocument = (owner: string, publicKey: string): Document => ({
  id: `${owner}#main-key`,
  owner,
  publicKeyPem: publicKey,
});

/** FED-01: a member, as other servers know them. */
export const toPerson = (
  addresses: Addresses,
  member: Member,
  publicKey: string,
  { alsoKnownAs, movedTo }: { readonly alsoKnownAs: readonly string[]; readonly movedTo: string | null },
): Document => {
  const id = addresses.member(member.id);
  const bio = member.bio ?? '';
  // Names in a description are somebody here or nobody: it mentions no one.
  const leads = { mention: () => null, hashtag: (tag: string) => addresses.hashtag(tag) };
  return {
    id,
    type: 'Person',
    preferredUsername: bareHandle(member.username),
    name: member.displayName,
    summary: bio === '' ? '' : toHtml(bio, findFacets(bio), leads),
    url: addresses.profile(member.username),
    inbox: `${id}/inbox`,
    outbox: `${id}/outbox`,
    followers: `${id}/followers`,
    following: `${id}/following`,
    featured: `${id}/featured`,
    icon: pictureOf(addresses, member.avatarUrl),
    image: pictureOf(addresses, member.bannerUrl),
    attachment:
      member.website === null ? [] : [{ type: 'PropertyValue', name: 'Website', value: linkTo(member.website) }],
    alsoKnownAs,
    movedTo: movedTo ?? undefined,
    manuallyApprovesFollowers: false,
    discoverable: true,
    published: member.createdAt.toISOString(),
    endpoints: { sharedInbox: addresses.sharedInbox },
    publicKey: keyDocument(id, publicKey),
  };
};

/** The server itself: it signs what no member asks for. */
export const toServer = (addresses: Addresses, name: string, publicKey: string): Document => ({
  id: addresses.server,
  type: 'Application',
  preferredUsername: addresses.name,
  name,
  url: addresses.origin,
  inbox: addresses.sharedInbox,
  outbox: `${addresses.server}/outbox`,
  manuallyApprovesFollowers: true,
  endpoints: { sharedInbox: addresses.sharedInbox },
  publicKey: keyDocument(addresses.server, publicKey),
});
