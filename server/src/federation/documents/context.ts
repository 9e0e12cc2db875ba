export const PUBLIC = 'https://www.w3.org/ns/activitystreams#Public';

/** What the words of our documents mean, for those who read them as linked data. Most read them as they stand. */
const CONTEXT = [
  'https://www.w3.org/ns/activitystreams',
  'https://w3id.org/security/v1',
  {
    manuallyApprovesFollowers: 'as:manuallyApprovesFollowers',
    sensitive: 'as:sensitive',
    Hashtag: 'as:Hashtag',
    movedTo: { '@id': 'as:movedTo', '@type': '@id' },
    alsoKnownAs: { '@id': 'as:alsoKnownAs', '@type': '@id' },
    quoteUrl: 'as:quoteUrl',
    toot: 'http://joinmastodon.org/ns#',
    featured: { '@id': 'toot:featured', '@type': '@id' },
    discoverable: 'toot:discoverable',
    schema: 'http://schema.org#',
    PropertyValue: 'schema:PropertyValue',
    value: 'schema:value',
  },
];

export type Document = Readonly<Record<string, unknown>>;

export const withContext = (document: Document): Document => ({ '@context': CONTEXT, ...document });
