-- The page that a message shows a card of, as posts have it (0056).
alter table messages add column card_url text;
create index messages_card on messages (card_url, id desc) where card_url is not null;
