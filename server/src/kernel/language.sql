-- What members want to read, for whoever writes to them; the settings room writes it.

-- name: selectLanguage :maybe
select choices -> 'display' ->> 'language' as tag from settings where member_id = :member_id;
