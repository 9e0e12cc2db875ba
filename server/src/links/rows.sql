-- What a page says of itself, as a post's row holds it.

-- macro: link_card(url)
-- A look-up in the primary key, and none for whoever links to nothing.
case when :url is not null then (
    select jsonb_build_object('url', card.url, 'title', card.title, 'description', card.description, 'site', card.site,
      'picture_url', card.picture_url, 'picture', card.picture)
    from link_cards card where card.url = :url and card.state = 'ready'
  ) end
