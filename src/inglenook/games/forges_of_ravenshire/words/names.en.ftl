## Guilds, tiers, items, finishes and events by name, and the one nobody sits at

fr-ao = Blackbeak
fr-guild-merchant = Merchant
fr-guild-harvester = Harvester
fr-guild-alchemist = Alchemist
fr-guild-raven = Raven
fr-tier-common = Common
fr-tier-exceptional = Exceptional
fr-tier-legendary = Legendary
fr-item-weapon = Weapon
fr-item-shield = Shield
fr-item-armor = Armor
fr-finish-production = Production
fr-finish-embergem = Embergem
fr-finish-mithril = Mithril
fr-finish-none = no finish
fr-event-reputation = Reputation
fr-event-recruit = Recruit
fr-event-goods = Goods
